import { formatDuration, formatMoney, searchKey } from '@pitlane/shared-data/formats';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { Banner, Checkbox, space } from '@pitlane/shared-ui/core';
import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  [data-choices] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: ${space(1)} ${space(4)};
    max-block-size: 12rem;
    overflow-y: auto;
  }
`;

export interface WorkChoice {
  id: string;
  label: string;
  /** In rupees; null: a line has no price yet. */
  price: number | null;
  minutes: number;
}

interface WorkChoicesProps {
  legend: string;
  name: 'serviceIds' | 'bundleIds';
  choices: readonly WorkChoice[];
  /** Part of the name of those that are shown, beside the chosen ones. */
  filter: string;
}

/** Work with a price to choose from. */
export function WorkChoices({ legend, name, choices, filter }: WorkChoicesProps) {
  const errorId = useId();
  const { control, setValue, formState } = useFormContext<VisitForm>();
  const chosen = useWatch({ control, name });
  const error = formState.errors[name]?.message;
  const choose = (id: string, isAdded: boolean) =>
    setValue(name, isAdded ? [...chosen, id] : chosen.filter((other) => other !== id), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  const searched = searchKey(filter);
  return (
    <Choices aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div data-choices="">
        {choices
          .filter(({ id, label }) => searchKey(label).includes(searched) || chosen.includes(id))
          .map(({ id, label, price, minutes }) => (
            <Checkbox
              key={id}
              label={label}
              description={[
                price === null ? 'To be priced' : formatMoney(price),
                minutes > 0 && formatDuration(minutes),
              ]
                .filter(Boolean)
                .join(', ')}
              value={chosen.includes(id)}
              onChange={(isAdded) => choose(id, isAdded)}
            />
          ))}
      </div>
      {error && (
        <div id={errorId}>
          <Banner tone="danger">{error}</Banner>
        </div>
      )}
    </Choices>
  );
}
