package dev.cockpit.remote.mirror;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the screen of a blocked agent asks, and the numbered answers it offers. That an agent is blocked is never read
/// from its screen (decision 15); what it asks can be read nowhere else.
///
/// @param hash stands for these rows: an answer is typed only while the screen still shows them
/// @param rows the question and its answers
/// @param answers in their order; empty when it offers none by number
record Question(String hash, List<String> rows, List<Answer> answers) {
    private static final int ROWS = 20;

    /// An answer by number, with what a program draws before it: a marker of the chosen one, or its frame.
    private static final Pattern ANSWER = Pattern.compile("^[\\s│┃|❯›>●○•*→▌]*([1-9])[.)]\\s+(\\S.*?)[\\s│┃|]*$");

    /// A rule or the frame's edge: what is above it is not part of the question.
    private static final Pattern EDGE = Pattern.compile("^\\s*[╭┌╔┏]?[─━═╌▔▁]{8,}.*$");

    /// A button.
    ///
    /// @param key what it types, a digit
    /// @param label what it says
    record Answer(String key, String label) {}

    /// What `screen` asks now.
    static Question of(Screen screen) {
        return of(List.of(screen.read(ScreenView::screenText)));
    }

    static Question of(List<String> screen) {
        int last = screen.size();
        while (last > 0 && screen.get(last - 1).isBlank()) {
            last--;
        }
        int[] found = answerRows(screen, last);
        int end = found.length == 0 ? last : found[found.length - 1] + 1;
        int start = found.length == 0 ? end : found[0];
        while (start > 0
                && end - start < ROWS
                && !EDGE.matcher(screen.get(start - 1)).matches()) {
            start--;
        }
        List<String> rows = new ArrayList<>(screen.subList(start, end));
        rows.replaceAll(String::stripTrailing);
        while (!rows.isEmpty() && rows.getFirst().isBlank()) {
            rows.removeFirst();
        }
        List<Answer> answers =
                Arrays.stream(found).mapToObj(screen::get).map(Question::answer).toList();
        return new Question(hash(rows), List.copyOf(rows), answers);
    }

    /// The rows of the lowest answers that are numbered 1, 2, … without a gap.
    private static int[] answerRows(List<String> screen, int last) {
        Deque<Integer> rows = new ArrayDeque<>();
        int next = 0;
        int looked = 0;
        for (int y = last - 1; y >= 0 && looked < ROWS; y--) {
            if (screen.get(y).isBlank()) {
                continue;
            }
            looked++;
            Matcher answer = ANSWER.matcher(screen.get(y));
            if (!answer.matches()) {
                continue;
            }
            int number = Integer.parseInt(answer.group(1));
            if (next != 0 && number != next) {
                break;
            }
            rows.addFirst(y);
            next = number - 1;
            if (next == 0) {
                return rows.stream().mapToInt(Integer::intValue).toArray();
            }
        }
        return new int[0];
    }

    private static Answer answer(String row) {
        Matcher answer = ANSWER.matcher(row);
        if (!answer.matches()) {
            throw new IllegalStateException("the row matched before");
        }
        return new Answer(answer.group(1), answer.group(2));
    }

    /// Whether `key` is one of the answers.
    boolean offers(String key) {
        return answers.stream().anyMatch(answer -> answer.key().equals(key));
    }

    private static String hash(List<String> rows) {
        try {
            byte[] text = String.join("\n", rows).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text))
                    .substring(0, 32);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
