import { Minus, Plus } from 'lucide-react';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { announce } from '../announcement/announce.ts';
import type { FieldProps } from '../field/field-props.ts';
import { LabelledField } from '../field/labelled-field.tsx';
import { type NumberLimits, numberFormat, parseNumber } from './number-text.ts';

const Base = styled(LabelledField<Pick<NumberFieldProps, 'name' | 'placeholder' | 'autoFocus'>>)`
  input {
    font-variant-numeric: tabular-nums;
  }
`;

export interface NumberFieldProps extends FieldProps, NumberLimits {
  /** null is an empty field. */
  value?: number | null;
  /** Each number while it is typed, so that sums beside the field follow it. */
  onChange?: (value: number | null) => void;
  /** A number that differs from `value` once it is typed: on blur, on Enter and by a step. */
  onCommit?: (value: number | null) => void;
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
 * A number field with step buttons. A text input, because browsers do not group the digits of a number input. Each typed
 * number is reported, and grouped on blur and Enter. A text that is no number, or one that the limits exclude, is not
 * reported: it stays in the field with an error from then on, and neither a Form nor a PlainForm is submitted with it. Elsewhere
 * `reportInvalidInput` finds it.
 */
export function NumberField({
  label,
  errorMessage,
  isDisabled,
  isReadOnly,
  value,
  onChange,
  onCommit,
  onBlur,
  minValue,
  maxValue,
  step,
  formatOptions,
  invalidText,
  fractionText,
  limitText,
  hasSteppers = true,
  inputMode,
  controlRef,
  ...rest
}: NumberFieldProps) {
  const { toText, stepFrom, problemOf, hasFraction } = numberFormat({
    minValue,
    maxValue,
    step,
    formatOptions,
    invalidText,
    fractionText,
    limitText,
  });
  /** What is typed, until the field is left. */
  const [typed, setTyped] = useState<string>();
  /** Whether a problem of the text is shown: not while it is typed. */
  const [isChecked, setChecked] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (!Object.is(value, lastValue)) {
    setLastValue(value);
    // Another value was set, as by a reset, after the typed one was refused.
    if (isChecked) setTyped(undefined);
    setChecked(false);
  }
  const text = typed ?? toText(value);
  const problem = problemOf(text);

  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement);
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const report = (next: number | null) => {
    setTyped(value === undefined ? toText(next) : undefined);
    setChecked(false);
    if (next === (value ?? null)) return;
    onChange?.(next);
    onCommit?.(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    if (problem) setChecked(true);
    else report(parseNumber(typed));
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
  const ownInputMode = hasFraction ? 'decimal' : 'numeric';
  return (
    <Base
      {...rest}
      label={label}
      isDisabled={isDisabled}
      errorMessage={(isChecked && problem) || errorMessage}
      control={(attributes) => (
        <div data-frame>
          <input
            {...attributes}
            ref={input}
            inputMode={inputMode ?? (minValue !== undefined && minValue >= 0 ? ownInputMode : 'text')}
            autoComplete="off"
            readOnly={isReadOnly}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              setChecked(false);
              const next = parseNumber(target.value);
              if (!problemOf(target.value) && next !== (value ?? null)) onChange?.(next);
            }}
            onKeyDown={onKeyDown}
            onInvalid={() => setChecked(true)}
            // Typing replaces a prefilled number, and does not append to it.
            onFocus={({ target }) => rest.autoFocus && target.select()}
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
      )}
    />
  );
}
