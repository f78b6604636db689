import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';
import { controlStyle, frameStyle } from './control-style.ts';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './use-field-ids.ts';

/** The asterisk is hidden from assistive technology, which reads `aria-required` from the control. */
const requiredMark = css`
  &[data-required]::after {
    content: '*' / '';
    margin-inline-start: ${space(1)};
    color: ${token('accent-text')};
  }
`;

/** Stacks label, control, description and error, and styles all but the control. */
const fieldStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
  inline-size: 100%;

  & > :where(label, [data-label]) {
    inline-size: fit-content;
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-medium')};
    ${requiredMark}
  }

  & > [data-hint] {
    font-size: ${token('text-xs')};
    color: ${token('text-muted')};
  }

  & > [data-error] {
    display: flex;
    gap: ${space(1.5)};
    align-items: baseline;
    font-size: ${token('text-xs')};
    font-weight: ${token('weight-medium')};
    color: ${token('danger')};

    svg {
      flex: none;
      inline-size: 1.15em;
      block-size: 1.15em;
      translate: 0 0.2em;
    }
  }
`;

/** A field and all its parts: the control is a child, or with its buttons in a child with `data-frame`. */
export const Field = styled.div`
  ${fieldStyle}

  & > :is(input, textarea, select) {
    ${controlStyle}
  }

  & > [data-frame] {
    ${frameStyle}
  }
`;

interface FieldLabelProps {
  children: ReactNode;
  isRequired: boolean | undefined;
  htmlFor: string;
}

export function FieldLabel({ children, isRequired, htmlFor }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} data-required={isRequired || undefined}>
      {children}
    </label>
  );
}

type FieldMessagesProps = Pick<FieldProps, 'description' | 'errorMessage'> & { ids: FieldIds };

/** The description and the error below a control. */
export function FieldMessages({ description, errorMessage, ids }: FieldMessagesProps) {
  return (
    <>
      {description && (
        <span data-hint id={ids.descriptionId}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span data-error id={ids.errorId}>
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </span>
      )}
    </>
  );
}
