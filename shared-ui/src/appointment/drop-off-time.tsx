import type { Option } from '../field/option.ts';
import { Select } from '../select/select.tsx';

/** In a form that moves an appointment: the time to bring the car, where the chosen day has some. */
export function DropOffTime({ options }: { options: readonly Option[] }) {
  if (options.length === 0) return null;
  return (
    <Select
      name="drop_off"
      label="Drop-off time"
      placeholder="As before, or the first free time"
      options={options}
    />
  );
}
