package dev.cockpit.widget.theme;

import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// An iTerm2 colour preset: a property list whose keys are "Ansi 0 Color", "Background Color" and so
/// on, each with red, green and blue parts from 0 to 1. Nothing outside of the text is read.
final class ItermColours {
    private static final Map<String, String> NAMES = Map.of(
            "Foreground Color", Palette.FOREGROUND,
            "Background Color", Palette.BACKGROUND,
            "Cursor Color", Palette.CURSOR,
            "Selection Color", Palette.SELECTION);

    private static final Set<String> READ = Set.of("key", "real", "integer");

    private final Palette palette;
    private String colour = "";
    private String part = "";
    private int rgb;

    private ItermColours(String name) {
        this.palette = new Palette(name);
    }

    static Palette parse(String name, String text) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        ItermColours reader = new ItermColours(name);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
            reader.read(xml);
        } catch (XMLStreamException | NumberFormatException e) {
            throw new IOException("This is no iTerm2 colour preset: " + e.getMessage(), e);
        }
        return reader.palette;
    }

    private void read(XMLStreamReader xml) throws XMLStreamException {
        int depth = 0;
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (xml.getLocalName().equals("dict")) {
                        depth++;
                        rgb = 0;
                    } else if (READ.contains(xml.getLocalName())) {
                        element(xml.getLocalName(), xml.getElementText(), depth);
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    if (xml.getLocalName().equals("dict") && depth-- == 2) {
                        palette.put(NAMES.getOrDefault(colour, ansi(colour)), rgb);
                    }
                }
                default -> {}
            }
        }
    }

    private void element(String element, String text, int depth) {
        if (element.equals("key")) {
            if (depth == 1) {
                colour = text;
            } else {
                part = text;
            }
        } else if (element.equals("real") || element.equals("integer")) {
            int value = (int) Math.round(Math.clamp(Double.parseDouble(text), 0, 1) * 255);
            switch (part) {
                case "Red Component" -> rgb |= value << 16;
                case "Green Component" -> rgb |= value << 8;
                case "Blue Component" -> rgb |= value;
                default -> {}
            }
        }
    }

    private static String ansi(String key) {
        return key.replaceFirst("^Ansi (\\d+) Color$", "ansi$1");
    }
}
