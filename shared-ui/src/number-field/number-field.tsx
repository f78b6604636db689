import { Minus, Plus } from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { announce } from '../announcement/announce.ts';
import { Field, FieldLabel, FieldMessages } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { type NumberLimits, numberFormat, parseNumber } from './number-text.ts';

const Base = styled(Field)`
  input {
    font-variant-numeric: tabular-nums;
  }
`;

export interface NumberFieldProps extends FieldProps, NumberLimits {
  /** null is an empty field. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  /** False hides the two step buttons, such as for amounts of money. */
  hasSteppers?: boolean;
  /** The keyboard that phones show; default: one with every character that the field accepts. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  controlRef?: Ref<HTMLInputElement>;
}

/**
 * A number field with step buttons. A text input, because browsers do not group the digits of a number input. On blur and
 * Enter the typed number is reported, brought between minValue and maxValue.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  step,
  formatOptions,
  hasSteppers = true,
  inputMode,
  controlRef,
  ...rest
}: NumberFieldProps) {
  const ids = useFieldIds({ description, errorMessage, isRequired });
  const number = numberFormat({ minValue, maxValue, step, formatOptions });
  const { toText, stepFrom } = number;
  /** What was typed since the number was last reported. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? toText(value);

  const report = (next: number | null) => {
    setTyped(value === undefined ? toText(next) : undefined);
    if (next !== (value ?? null)) onChange?.(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    const parsed = parseNumber(typed);
    if (parsed !== null) report(number.accept(parsed));
    else if (typed === '') report(null);
    else setTyped(undefined);
  };
  const stepBy = (direction: 1 | -1) => {
    if (isReadOnly) return;
    const next = stepFrom(parseNumber(text), direction);
    report(next);
    announce(toText(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const stepProps = (direction: 1 | -1) => ({
    type: 'button' as const,
    // The arrow keys do the same, and the focus stays in the input.
    tabIndex: -1,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => stepBy(direction),
    disabled: isDisabled || (text !== '' && stepFrom(parseNumber(text), direction) === parseNumber(text)),
  });
  const ownInputMode = number.hasFraction ? 'decimal' : 'numeric';
  return (
    <Base>
      <FieldLabel htmlFor={ids.control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <div data-frame>
        <input
          {...rest}
          {...ids.control}
          ref={controlRef}
          inputMode={inputMode ?? (minValue !== undefined && minValue >= 0 ? ownInputMode : 'text')}
          autoComplete="off"
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={text}
          onChange={({ target }) => number.isPartOfNumber(target.value) && setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            commit();
            onBlur?.();
          }}
        />
        {hasSteppers && (
          <>
            <button {...stepProps(-1)} aria-label={`Decrease ${label}`}>
              <Minus aria-hidden="true" />
            </button>
            <button {...stepProps(1)} aria-label={`Increase ${label}`}>
              <Plus aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} ids={ids} />
    </Base>
  );
}
