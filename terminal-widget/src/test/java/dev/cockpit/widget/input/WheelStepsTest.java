package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WheelStepsTest {
    private final WheelSteps steps = new WheelSteps();

    @Test
    void aNotchIsAStep() {
        assertThat(steps.add(1)).isEqualTo(1);
        assertThat(steps.add(-1)).isEqualTo(-1);
        assertThat(steps.add(3)).isEqualTo(3);
    }

    @Test
    void smallMovementsAddUp() {
        assertThat(steps.add(0.4)).isZero();
        assertThat(steps.add(0.4)).isZero();
        assertThat(steps.add(0.4)).isEqualTo(1);
        assertThat(steps.add(0.7)).isZero();
        assertThat(steps.add(0.2)).isEqualTo(1);
    }

    @Test
    void turningRoundForgetsTheRest() {
        assertThat(steps.add(0.9)).isZero();
        assertThat(steps.add(-0.5)).isZero();
        assertThat(steps.add(-0.5)).isEqualTo(-1);
    }
}
