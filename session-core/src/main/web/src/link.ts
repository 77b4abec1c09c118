import type { KindOffer, Me, Session } from './protocol';

const KEY = 'cockpit.key';

/** The server said no, in one sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * What a link gives: a key of this tab, and the requests that need it. The link's secret comes in the address's fragment, is
 * taken out of the address bar at once, and is used up by the claim.
 */
export class Link {
  private constructor(
    private readonly key: string,
    readonly me: Me,
  ) {}

  /** Claims the link in the address, else takes the key that this tab has. */
  static async open(): Promise<Link> {
    const secret = new URLSearchParams(location.hash.slice(1)).get('t');
    if (secret !== null) {
      history.replaceState(null, '', location.pathname);
      const claimed = (await request('POST', 'api/claim', null, { secret })) as { key: string; me: Me };
      sessionStorage.setItem(KEY, claimed.key);
      return new Link(claimed.key, claimed.me);
    }
    const key = sessionStorage.getItem(KEY);
    if (key === null) throw new Refused(401, 'Open this page by a link of the cockpit: Share in its window, or cockpit serve.');
    return new Link(key, (await request('GET', 'api/me', key)) as Me);
  }

  static forget(): void {
    sessionStorage.removeItem(KEY);
  }

  get drives(): boolean {
    return this.me.rights === 'drive';
  }

  async ticket(): Promise<string> {
    return ((await request('POST', 'api/ticket', this.key)) as { ticket: string }).ticket;
  }

  async kinds(): Promise<{ kinds: KindOffer[]; roots: string[] }> {
    return (await request('GET', 'api/kinds', this.key)) as { kinds: KindOffer[]; roots: string[] };
  }

  async start(wish: Record<string, string | number>): Promise<Session> {
    return ((await request('POST', 'api/sessions', this.key, wish)) as { session: Session }).session;
  }

  async stop(id: string): Promise<void> {
    await request('DELETE', `api/sessions/${id}`, this.key);
  }
}

async function request(method: string, path: string, key: string | null, body?: object): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (key !== null) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const json = (await answer.json().catch(() => ({}))) as { error?: string };
  if (!answer.ok) throw new Refused(answer.status, json.error ?? `The server answered ${answer.status}.`);
  return json;
}
