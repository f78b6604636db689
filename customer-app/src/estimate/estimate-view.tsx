import type { Answered, EstimatePage } from '@pitlane/shared-data/estimates';
import { type QueryLike, Section, Stack } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { type Answer, AnswerForm, type Refusal } from './answer-form.tsx';
import { AnsweredLines } from './answered-lines.tsx';
import { answeredLines, linesToAnswer } from './answers.ts';
import { InspectionFindings } from './inspection-findings.tsx';
import { Outcome } from './outcome.tsx';
import { PhotosSection } from './photos-section.tsx';
import { RecordList } from './record-list.tsx';
import { PhotosProvider, type ShownPhoto } from './shown-photos.tsx';

interface EstimateViewProps {
  estimate: EstimatePage;
  photos: QueryLike<ShownPhoto[]>;
  /** The address of a record's sheet. */
  recordHref: (number: number) => string;
  onAnswer: (answer: Answer) => Promise<Answered>;
}

/** The estimate of a request: what to answer, what was found, what was answered, and its records. */
export function EstimateView({ estimate, photos, recordHref, onAnswer }: EstimateViewProps) {
  const [outcome, setOutcome] = useState<Answered | Refusal>();
  const result = outcome && 'record' in outcome ? outcome : undefined;
  const refusal = outcome && 'message' in outcome ? outcome : undefined;
  const open = linesToAnswer(estimate);
  const answered = answeredLines(estimate);
  return (
    <PhotosProvider known={estimate.photos} query={photos}>
      <Outcome result={result} refusal={open.length === 0 ? refusal : undefined} />
      {estimate.inspections.length > 0 && (
        <Section title="What was found">
          <Stack>
            {estimate.inspections.map((inspection) => (
              <InspectionFindings key={inspection.inspection_id} inspection={inspection} />
            ))}
          </Stack>
        </Section>
      )}
      {open.length > 0 && (
        <Section title="Please answer" description="Nothing below is done before you approve it.">
          <AnswerForm
            estimate={estimate}
            lines={open}
            onAnswer={onAnswer}
            refusal={refusal}
            onAnswered={setOutcome}
          />
        </Section>
      )}
      {answered.length > 0 && (
        <Section title="What was answered">
          <AnsweredLines lines={answered} all={estimate.lines} />
        </Section>
      )}
      {estimate.records.length > 0 && (
        <Section title="Approval records">
          <RecordList records={estimate.records} hrefOf={({ number }) => recordHref(number)} />
        </Section>
      )}
      {/* Last, because they load later and would move content below them. */}
      <PhotosSection estimate={estimate} query={photos} />
    </PhotosProvider>
  );
}
