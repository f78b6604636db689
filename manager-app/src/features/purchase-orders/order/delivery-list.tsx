import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { readPriceList } from '@pitlane/shared-data/imports';
import { Banner, Button, Cluster, Stack, TextArea } from '@pitlane/shared-ui/core';
import { ScanField } from '@pitlane/shared-ui/scan-field';
import { useState } from 'react';
import { FileChoice } from '../../../file-choice/file-choice.tsx';
import { addScanned, matchList, nothingCame } from './count-delivery.ts';
import type { DeliveredLine } from './receive-form.ts';

interface DeliveryListProps {
  lines: readonly DeliveredLine[];
  onChange: (lines: DeliveredLine[]) => void;
}

/** What to know of a list that was read, or why it was not. */
interface Reading {
  tone: 'info' | 'warning' | 'danger';
  text: string;
  details: string[];
}

/** Counts what came by scanning it part by part, or by the supplier's list. */
export function DeliveryList({ lines, onChange }: DeliveryListProps) {
  const [isCounted, setCounted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [reading, setReading] = useState<Reading>();
  const scan = (code: string) => {
    const counted = addScanned(isCounted ? lines : nothingCame(lines), code);
    setProblem(counted ? undefined : `${code} is not on this order`);
    if (!counted) return;
    setCounted(true);
    onChange(counted);
  };
  const read = async (source: File | string) => {
    try {
      const { lines: listed, matched, unknown, unread } = matchList(lines, await readPriceList(source));
      const details = [
        ...(unknown.length > 0 ? [`Not on this order: ${unknown.join(', ')}`] : []),
        ...(unread.length > 0 ? [`Without a quantity that can be read: ${unread.join(', ')}`] : []),
      ];
      setReading({
        tone: details.length > 0 ? 'warning' : 'info',
        text: `${formatCountOf(matched, 'part')} taken from the list`,
        details,
      });
      if (matched === 0) return;
      setCounted(true);
      onChange(listed);
    } catch (error) {
      setReading({ tone: 'danger', text: messageFor(error, 'The list could not be read'), details: [] });
    }
  };
  return (
    <Stack gap={3}>
      <ScanField
        label="Scan a part"
        description={
          isCounted
            ? 'Each scan adds one'
            : 'Each scan adds one, from none: what is entered below is counted anew'
        }
        submitLabel="Add"
        errorMessage={problem}
        onScan={scan}
      />
      <details>
        <summary>Take quantities and prices from a list of the supplier</summary>
        <Stack gap={3}>
          <FileChoice
            label="List of the delivery"
            description="CSV with code, quantity and price without tax"
            isDisabled={false}
            onChoose={(file) => file && void read(file)}
          />
          <TextArea label="Or paste it here" rows={3} value={pasted} onChange={setPasted} />
          <Cluster>
            <Button isDisabled={!pasted.trim()} onPress={() => void read(pasted)}>
              Take It Over
            </Button>
          </Cluster>
        </Stack>
      </details>
      {reading && (
        <Banner tone={reading.tone} title={reading.text}>
          {reading.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </Banner>
      )}
    </Stack>
  );
}
