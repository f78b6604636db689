import { CalendarDays } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldDescription, FieldErrorText, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { portalLocale } from '../field/locale.ts';
import { space, token } from '../theme/token.ts';
import { CalendarPopover } from './calendar-popover.tsx';
import { toCalendarDate } from './iso-date.ts';

const Base = styled(DatePicker)`
  ${fieldStyle}
`;

const Frame = styled(Group)`
  ${frameStyle}
`;

const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  align-items: center;
  padding-inline: ${space(3)};
  font-variant-numeric: tabular-nums;
`;

const Segment = styled(DateSegment)`
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${token('radius')};
  outline: 0;
  white-space: pre;

  &[data-type='literal'] {
    padding-inline: 0;
    color: ${token('text-muted')};
  }

  &[data-placeholder] {
    color: ${token('text-muted')};
  }

  &[data-focused] {
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
`;

const Open = styled(Button)`
  ${innerButtonStyle}
`;

export interface DateFieldProps extends FieldProps {
  /** ISO date such as '2026-11-21'; '' is an empty field. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** ISO date. */
  min?: string;
  /** ISO date. */
  max?: string;
  autoFocus?: boolean;
  controlRef?: Ref<{ focus: () => void }>;
}

/** A date, typed or picked from a calendar. */
export function DateField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  min,
  max,
  controlRef,
  ...rest
}: DateFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(controlRef, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  return (
    <I18nProvider locale={portalLocale}>
      <Base
        {...rest}
        value={value === undefined ? undefined : toCalendarDate(value)}
        onChange={(next) => onChange?.(next?.toString() ?? '')}
        onBlur={() => onBlur?.()}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <Frame ref={frame}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <Open>
            <CalendarDays aria-hidden="true" />
          </Open>
        </Frame>
        <FieldDescription>{description}</FieldDescription>
        <FieldErrorText>{errorMessage}</FieldErrorText>
        <CalendarPopover />
      </Base>
    </I18nProvider>
  );
}
