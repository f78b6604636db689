import { conditionLabels, type ItemCondition } from '@pitlane/shared-data/inspections';
import { media, space, token, toneStyle } from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { conditionLooks } from './condition-look.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(2)};
`;

const Choice = styled.label`
  ${toneStyle}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-block-size: ${token('target-large')};
  border: ${token('hairline')} solid ${token('line-control')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  touch-action: manipulation;

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media ${media.hover} {
    &:hover {
      background: ${token('surface-hover')};
    }
  }

  &:has(:checked) {
    border: 2px solid var(--tone);
    background: var(--tone-soft);
    color: var(--tone);
  }

  /* It covers its label, and shows nothing but the focus. */
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    cursor: inherit;
  }
`;

const offered = ['fine', 'watch', 'urgent'] as const;

interface ConditionChoiceProps {
  label: string;
  value: ItemCondition;
  onChange: (condition: ItemCondition) => void;
}

/** Three large buttons, one for each condition. */
export function ConditionChoice({ label, value, onChange }: ConditionChoiceProps) {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label={label}>
      {offered.map((condition) => {
        const { tone, icon: Icon } = conditionLooks[condition];
        return (
          <Choice key={condition} data-tone={tone}>
            <input
              type="radio"
              name={name}
              checked={value === condition}
              onChange={() => onChange(condition)}
            />
            <Icon aria-hidden="true" />
            {conditionLabels[condition]}
          </Choice>
        );
      })}
    </Choices>
  );
}
