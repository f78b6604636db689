import { type EstimateLine, type RequestEstimate, useDecideLines } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { RadioGroup, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AnswerFields, type Choice } from './answer-fields.tsx';

const channels = [
  { id: 'phone', label: 'By phone' },
  { id: 'in_person', label: 'In person' },
] as const;

interface RecordAnswerDialogProps {
  estimate: RequestEstimate;
  onClose: () => void;
}

/** What a customer answered by phone or at the desk, line by line. */
export function RecordAnswerDialog({ estimate, onClose }: RecordAnswerDialogProps) {
  const decide = useDecideLines();
  const keyFor = useIdempotencyKey();
  const [channel, setChannel] = useState<(typeof channels)[number]['id']>('phone');
  const [chosen, setChosen] = useState<Record<number, Choice>>({});
  const [refused, setRefused] = useState<{ lineId: number; message: string } | null>(null);
  const lines = estimate.lines.filter(
    ({ status, unit_price }) => status === 'proposed' && unit_price !== null,
  );
  const choiceOf = ({ line_id }: EstimateLine) => chosen[line_id] ?? 'open';
  const approved = lines.filter((line) => choiceOf(line) === 'approve');
  const total = approved.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

  const check = (values: FormData) => ({
    name: !String(values.get('name') ?? '').trim() && 'Please enter who answered',
  });
  const submit = async (values: FormData) => {
    setRefused(null);
    const answered = lines.filter((line) => choiceOf(line) !== 'open');
    if (answered.length === 0) return 'Please approve or decline a line';
    const answer = {
      requestId: estimate.request_id,
      decisions: answered.map((line) => ({
        line_id: line.line_id,
        version: line.version,
        approve: choiceOf(line) === 'approve',
        reason: String(values.get(`reason-${line.line_id}`) ?? '').trim() || undefined,
      })),
      name: String(values.get('name')).trim(),
      channel,
    };
    try {
      await decide.mutateAsync({ ...answer, idempotencyKey: keyFor(answer) });
    } catch (error) {
      const problem = problemOf(error, 'Failed to record the answer');
      const lineId = Number(problem.field ?? Number.NaN);
      if (lines.some(({ line_id }) => line_id === lineId)) setRefused({ lineId, message: problem.message });
      return problem;
    }
    notify.success(
      `Answer recorded: ${approved.length} of ${formatCountOf(answered.length, 'line')} approved`,
    );
    onClose();
    return undefined;
  };

  return (
    <PlainFormDialog
      title="Record Answer"
      label="Record answer"
      check={check}
      submitLabel="Record answer"
      pendingLabel="Recording..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RadioGroup
            label="How"
            orientation="horizontal"
            options={channels}
            value={channel}
            onChange={(id) => setChannel(channels.find((known) => known.id === id)?.id ?? channel)}
          />
          <NameField {...field('name')} customer={estimate.customer?.name ?? ''} />
          {lines.map((line) => (
            <AnswerFields
              key={line.line_id}
              line={line}
              choice={choiceOf(line)}
              error={refused?.lineId === line.line_id ? refused.message : undefined}
              onChange={(choice) => setChosen({ ...chosen, [line.line_id]: choice })}
            />
          ))}
          <p role="status">
            Approved: {formatCountOf(approved.length, 'line')}, {formatMoney(total)}
          </p>
        </>
      )}
    </PlainFormDialog>
  );
}

interface NameFieldProps {
  name: 'name';
  errorMessage: string | undefined;
  isReadOnly: boolean;
  onChange: () => void;
  customer: string;
}

function NameField({ customer, onChange, ...rest }: NameFieldProps) {
  const [name, setName] = useState(customer);
  return (
    <TextField
      {...rest}
      label="Who answered"
      isRequired
      maxLength={limits.personName}
      autoComplete="off"
      value={name}
      onChange={(entered) => {
        onChange();
        setName(entered);
      }}
    />
  );
}
