import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { AriaFieldLabel, AriaFieldMessages } from '../field/aria-field-parts.tsx';
import { frameStyle } from '../field/control-style.ts';
import { fieldStyle } from '../field/field-parts.tsx';
import { portalLocale } from '../field/locale.ts';
import { space, token } from '../theme/token.ts';
import { topLayerParent } from '../top-layer/top-layer.ts';
import { CalendarPopover } from './calendar-popover.tsx';
import type { DateFieldProps } from './date-field-props.ts';
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

/** The date picker of React Aria. Loaded lazily by DateField. */
export function CalendarDateField({
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
      <PortalProvider getContainer={() => topLayerParent(frame.current)}>
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
          <AriaFieldLabel label={label} isRequired={rest.isRequired} />
          <Frame ref={frame}>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
            <Button>
              <CalendarDays aria-hidden="true" />
            </Button>
          </Frame>
          <AriaFieldMessages description={description} errorMessage={errorMessage} />
          <CalendarPopover />
        </Base>
      </PortalProvider>
    </I18nProvider>
  );
}
