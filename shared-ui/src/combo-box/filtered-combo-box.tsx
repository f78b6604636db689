import { ChevronsUpDown } from 'lucide-react';
import { useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Button } from 'react-aria-components/Button';
import { ComboBox as RacComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { AriaFieldLabel, AriaFieldMessages } from '../field/aria-field-parts.tsx';
import { frameStyle } from '../field/control-style.ts';
import { fieldStyle } from '../field/field-parts.tsx';
import { portalLocale } from '../field/locale.ts';
import type { Option } from '../field/option.ts';
import { topLayerParent } from '../top-layer/top-layer.ts';
import type { ComboBoxProps } from './combo-box-props.ts';
import { OptionList, OptionPopover } from './option-list.tsx';

const Base = styled(RacComboBox<Option>)`
  ${fieldStyle}
`;

const Frame = styled(Group)`
  ${frameStyle}
`;

/** The combo box of React Aria. Loaded lazily by ComboBox. */
export function FilteredComboBox({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyText = 'No matches',
  controlRef,
  ...rest
}: ComboBoxProps) {
  const isInvalid = Boolean(errorMessage);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <I18nProvider locale={portalLocale}>
      <PortalProvider getContainer={() => topLayerParent(frame.current)}>
        <Base
          {...rest}
          defaultItems={options}
          value={value === undefined ? undefined : value || null}
          onChange={(key) => onChange?.(key === null ? '' : String(key))}
          onBlur={() => onBlur?.()}
          isInvalid={isInvalid}
          validationBehavior="aria"
          allowsEmptyCollection
        >
          <AriaFieldLabel label={label} isRequired={rest.isRequired} />
          <Frame ref={frame} isInvalid={isInvalid} isDisabled={rest.isDisabled} role="presentation">
            <Input ref={controlRef} placeholder={placeholder} />
            <Button>
              <ChevronsUpDown aria-hidden="true" />
            </Button>
          </Frame>
          <AriaFieldMessages description={description} errorMessage={errorMessage} />
          <OptionPopover>
            <OptionList emptyText={emptyText} />
          </OptionPopover>
        </Base>
      </PortalProvider>
    </I18nProvider>
  );
}
