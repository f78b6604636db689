import { bundlesQuery } from '@pitlane/shared-data/bundles';
import type { InspectionItem, SuggestedLine } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { quantityLimits, unitWord } from '@pitlane/shared-data/quantities';
import {
  FormDialog,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { entryOf, kindOptions, lineSchema, oneLine, urgencyOptions } from './entered-line.ts';
import { PartChoice } from './part-choice.tsx';
import { usePropose } from './use-propose.ts';

interface ProposeLineDialogProps {
  requestId: number;
  /** What the line is proposed for. */
  item?: InspectionItem;
  /** What is filled in. */
  suggested?: SuggestedLine;
  onClose: () => void;
}

export function ProposeLineDialog({ requestId, item, suggested, onClose }: ProposeLineDialogProps) {
  const bundles = useQuery(bundlesQuery()).data?.filter(({ active }) => active) ?? [];
  const propose = usePropose(requestId, item, onClose);
  const form = useZodForm({ schema: lineSchema, defaultValues: entryOf(item, suggested) });
  const [bundle, kind, part] = useWatch({ control: form.control, name: ['bundle', 'kind', 'part'] });
  return (
    <FormDialog
      title="Propose Line"
      label="Propose line"
      form={form}
      submitLabel="Propose"
      pendingLabel="Saving..."
      buttonSize="large"
      onSubmit={async (entry) =>
        entry.bundle === oneLine && !entry.kind ? 'Please choose labour, part or other' : propose(entry)
      }
      onClose={onClose}
    >
      {item && <p>For {item.name}</p>}
      {bundles.length > 0 && (
        <FormSelect
          name="bundle"
          label="Bundle"
          options={[
            { id: oneLine, label: 'A line of its own' },
            ...bundles.map(({ bundle_id, name }) => ({ id: String(bundle_id), label: name })),
          ]}
        />
      )}
      {bundle === oneLine && (
        <>
          <FormRadioGroup
            name="kind"
            label="Kind"
            orientation="horizontal"
            options={kindOptions}
            onValueChange={() => form.setValue('part', null)}
          />
          {kind === 'part' && (
            <PartChoice
              part={part}
              onChoose={(chosen) => form.setValue('part', chosen, { shouldDirty: true })}
            />
          )}
          {!part && (
            <FormTextField
              name="description"
              label="Description"
              description={kind === 'part' ? 'For a part that is not in the catalogue' : undefined}
              isRequired
              autoComplete="off"
              maxLength={limits.name}
            />
          )}
          <FormNumberField
            name="quantity"
            label={kind === 'labour' ? 'Hours' : 'Quantity'}
            description={part ? `In ${unitWord(2, part.stock_unit)}` : undefined}
            isRequired
            minValue={0}
            formatOptions={{ maximumFractionDigits: 3 }}
            {...(part && quantityLimits(part.stock_unit))}
            maxValue={limits.lineQuantity}
          />
          <FormRadioGroup name="urgency" label="Urgency" orientation="horizontal" options={urgencyOptions} />
          <FormTextArea
            name="what_it_is"
            label="What it is"
            description="In words that a customer understands"
            rows={2}
            maxLength={limits.description}
          />
          <FormTextArea name="why_needed" label="Why it is needed" rows={2} maxLength={limits.description} />
          <FormTextArea
            name="if_it_waits"
            label="What happens if it waits"
            rows={2}
            maxLength={limits.description}
          />
        </>
      )}
    </FormDialog>
  );
}
