package dev.cockpit.app.share;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import org.junit.jupiter.api.Test;

final class QrCodeTest {
    @Test
    void aScannerReadsTheLink() throws Exception {
        String link = "https://cockpit.example:40123/#t=" + "Zq9_-".repeat(8) + "abc";
        BitMatrix matrix = QrCode.matrix(link, 232);
        int[] pixels = new int[matrix.getWidth() * matrix.getHeight()];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = matrix.get(i % matrix.getWidth(), i / matrix.getWidth()) ? 0xff000000 : 0xffffffff;
        }
        RGBLuminanceSource seen = new RGBLuminanceSource(matrix.getWidth(), matrix.getHeight(), pixels);
        assertThat(new QRCodeReader()
                        .decode(new BinaryBitmap(new HybridBinarizer(seen)))
                        .getText())
                .isEqualTo(link);
    }
}
