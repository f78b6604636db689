import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

/** Stacks label, description, control and error. */
export const fieldStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
  inline-size: 100%;
`;

const labelStyle = css`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  inline-size: fit-content;
`;

/** The asterisk is hidden from assistive technology, which reads `required` from the control. */
export const requiredMark = css<{ $isRequired: boolean | undefined }>`
  &::after {
    ${({ $isRequired }) => $isRequired && "content: '*' / '';"}
    margin-inline-start: ${space(1)};
    color: ${token('accent-text')};
  }
`;

const LabelText = styled(Label)<{ $isRequired: boolean | undefined }>`
  ${labelStyle}
  ${requiredMark}
`;

const Hint = styled(Text)`
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

const ErrorText = styled(FieldError)`
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
`;

export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean }) {
  return <LabelText $isRequired={isRequired}>{children}</LabelText>;
}

export function FieldDescription({ children }: { children: ReactNode }) {
  return children ? <Hint slot="description">{children}</Hint> : null;
}

export function FieldErrorText({ children }: { children: string | undefined }) {
  return children ? (
    <ErrorText>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </ErrorText>
  ) : null;
}
