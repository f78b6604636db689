import { space, token } from '@pitlane/shared-ui/core';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { OptionGroup, SearchOption } from './search-options.ts';

const GroupName = styled.p`
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${token('text-muted')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-medium')};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${token('target')};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${token('radius')};
  cursor: pointer;

  &:hover {
    background: ${token('surface-hover')};
  }

  &[aria-selected='true'] {
    background: ${token('surface-sunken')};
    box-shadow: inset 3px 0 0 ${token('accent')};
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  & p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & p + p {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  & > span {
    flex: none;
    color: ${token('accent-text')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-medium')};
  }
`;

interface ResultListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The place of the option that Enter chooses. */
  active: number;
  onChoose: (option: SearchOption, what: 'step' | 'record') => void;
}

/** The list of a combobox, whose field keeps the focus. */
export function ResultList({ id, groups, active, onChoose }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected has changed then
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, groups]);
  let place = -1;
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Results" ref={list}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <GroupName id={`${id}-${name}`}>{name}</GroupName>
          {options.map((option) => {
            place += 1;
            return (
              <Option
                key={`${option.record} ${option.href}`}
                role="option"
                id={`${id}-${place}`}
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(option, event.shiftKey ? 'record' : 'step')}
              >
                <div>
                  <p>{option.title}</p>
                  {option.detail && <p>{option.detail}</p>}
                </div>
                <span>{option.label}</span>
              </Option>
            );
          })}
        </div>
      ))}
    </div>
  );
}
