import { Grid, NumberField } from '@pitlane/shared-ui/core';
import { MoreFields } from '../../more-fields/more-fields.ts';

const denominations = ['500', '200', '100', '50', '20', '10', '5', '2', '1'] as const;

/** How many of each note and coin; empty where they were not counted. */
export type Notes = Record<string, number>;

/** Rupees; null where none is counted. */
export const sumOfNotes = (notes: Notes): number | null =>
  Object.keys(notes).length === 0
    ? null
    : Object.entries(notes).reduce((sum, [rupees, pieces]) => sum + Number(rupees) * pieces, 0);

interface CountNotesProps {
  notes: Notes;
  onChange: (notes: Notes) => void;
}

/** Counts the drawer by notes and coins. */
export const CountNotes = ({ notes, onChange }: CountNotesProps) => (
  <MoreFields>
    <summary>Count the notes and coins</summary>
    <Grid column="small">
      {denominations.map((rupees) => (
        <NumberField
          key={rupees}
          label={`₹${rupees}`}
          hasSteppers={false}
          minValue={0}
          maxValue={99_999}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={notes[rupees] ?? null}
          onChange={(pieces) => {
            const { [rupees]: _, ...others } = notes;
            onChange(pieces ? { ...others, [rupees]: pieces } : others);
          }}
        />
      ))}
    </Grid>
  </MoreFields>
);
