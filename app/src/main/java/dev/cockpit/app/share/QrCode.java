package dev.cockpit.app.share;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.util.Map;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/// A text as a QR code, black on white as scanners want it.
final class QrCode {
    private static final int QUIET_MODULES = 2;

    private QrCode() {}

    /// @param pixels the edge of the picture
    static WritableImage of(String text, int pixels) {
        BitMatrix matrix = matrix(text, pixels);
        WritableImage image = new WritableImage(matrix.getWidth(), matrix.getHeight());
        for (int y = 0; y < matrix.getHeight(); y++) {
            for (int x = 0; x < matrix.getWidth(); x++) {
                image.getPixelWriter().setColor(x, y, matrix.get(x, y) ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }

    static BitMatrix matrix(String text, int pixels) {
        try {
            return new QRCodeWriter()
                    .encode(
                            text,
                            BarcodeFormat.QR_CODE,
                            pixels,
                            pixels,
                            Map.of(EncodeHintType.MARGIN, QUIET_MODULES, EncodeHintType.CHARACTER_SET, "UTF-8"));
        } catch (WriterException e) {
            throw new IllegalArgumentException("a link is short enough for a QR code", e);
        }
    }
}
