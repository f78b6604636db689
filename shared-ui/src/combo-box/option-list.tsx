import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import type { Option } from '../field/option.ts';
import { popoverStyle, rowStyle } from '../field/popover-style.ts';
import { space, token } from '../theme/token.ts';

export const OptionPopover = styled(Popover)`
  ${popoverStyle}
  inline-size: max(var(--trigger-width), 12rem);
  max-inline-size: calc(100vw - ${space(8)});
`;

const List = styled(ListBox<Option>)`
  padding: ${space(1)};
  outline: 0;
  overflow: auto;
  max-block-size: inherit;
`;

const Row = styled(ListBoxItem)`
  ${rowStyle}
  justify-content: space-between;

  & > svg {
    visibility: hidden;
    color: ${token('accent-text')};
  }

  &[data-selected] {
    font-weight: ${token('weight-medium')};
  }

  &[data-selected] > svg {
    visibility: visible;
  }
`;

const Labels = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const Detail = styled(Text)`
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-regular')};
  color: ${token('text-muted')};
`;

const Empty = styled.div`
  padding: ${space(3)};
  color: ${token('text-muted')};
`;

export function OptionList({ options, emptyText }: { options?: readonly Option[]; emptyText?: string }) {
  return (
    <List items={options} renderEmptyState={() => <Empty>{emptyText ?? 'No options'}</Empty>}>
      {({ id, label, description, isDisabled }) => (
        <Row id={id} textValue={label} isDisabled={isDisabled}>
          <Labels>
            <Text slot="label">{label}</Text>
            {description && <Detail slot="description">{description}</Detail>}
          </Labels>
          <Check aria-hidden="true" />
        </Row>
      )}
    </List>
  );
}
