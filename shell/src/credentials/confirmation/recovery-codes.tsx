import { Banner, Button, Cluster, Stack, saveFile, space } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${space(2)} ${space(4)};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** New recovery codes, which nothing shows again. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Recovery codes copied');
    } catch {
      notify.failure('The codes could not be copied. Select them and copy them by hand.');
    }
  };
  return (
    <Stack>
      <Banner tone="warning" title="Copy these codes now. You can't see them again.">
        Each one signs you in once without your authenticator app. Keep them where others cannot read them.
      </Banner>
      <Codes role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster gap={2}>
        <Button variant="primary" onPress={copy}>
          Copy codes
        </Button>
        <Button onPress={() => saveFile(text, { name: 'pitlane-recovery-codes.txt', type: 'text/plain' })}>
          Save as a file
        </Button>
        <Button onPress={onDone}>{doneLabel}</Button>
      </Cluster>
    </Stack>
  );
}
