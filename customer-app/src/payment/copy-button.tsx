import { Button, Row, token } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { styled } from 'styled-components';

const Outcome = styled.small`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

interface CopyButtonProps {
  text: string;
  /** What the text is, for screen readers: 'account number'. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Select it and copy it by hand');
    }
  };
  return (
    <Row as="span" gap={2} justify="end">
      <Outcome role="status">{outcome}</Outcome>
      <Button variant="quiet" onPress={copy} aria-label={`Copy the ${label}`}>
        Copy
      </Button>
    </Row>
  );
}
