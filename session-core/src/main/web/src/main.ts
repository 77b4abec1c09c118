import { h } from './dom';
import { Link } from './link';
import { Page } from './page';
import './style.css';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

// Another link opened in this tab changes nothing but the fragment.
window.addEventListener('hashchange', () => location.reload());

Link.open().then(
  (link) => new Page(link).show(root),
  (problem: unknown) => {
    if (!(problem instanceof TypeError)) Link.forget();
    const sentence = problem instanceof TypeError ? 'The cockpit cannot be reached. Reload when it runs.' : problem instanceof Error ? problem.message : String(problem);
    root.replaceChildren(h('main', { class: 'closed' }, h('h1', {}, 'Cockpit'), h('p', { role: 'alert' }, sentence)));
  },
);
