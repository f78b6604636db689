import { Checkbox, Section } from '@pitlane/shared-ui/core';
import { useShortcutChoice } from '../../shortcuts/shortcut-choice.ts';

/** For staff: whether single letters do something, which is in the way of speech input. */
export function Keyboard() {
  const [isOn, choose] = useShortcutChoice();
  return (
    <Section title="Keyboard" description="Press ? on any screen to see its keys.">
      <Checkbox
        label="Shortcuts with single keys"
        description="On this device. Ctrl K searches in any case."
        value={isOn}
        onChange={choose}
      />
    </Section>
  );
}
