import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Stack } from '../layout/arrangement.tsx';

export interface LowerReadingDialogProps {
  /** Both readings, in words. */
  text: string;
  /** Far above the last reading, not below it. */
  isHigher?: boolean;
  /** Null: the kilometres are wrong. */
  onAnswer: (reason: 'right' | 'reset' | null) => void;
}

/** Asks why kilometres are below the last reading, or whether they are right far above it. The focus starts on Cancel, which leads back to what was entered. Belongs beside a form, not in it. */
export const LowerReadingDialog = ({ text, isHigher, onAnswer }: LowerReadingDialogProps) => (
  <Dialog
    role="alertdialog"
    size="small"
    title={isHigher ? 'Far above the last reading' : 'Lower than the last reading'}
    isOpen
    onOpenChange={() => onAnswer(null)}
    actions={
      <Button size="large" autoFocus onPress={() => onAnswer(null)}>
        Cancel
      </Button>
    }
  >
    <Stack gap={4}>
      <p>
        {text} {isHigher ? 'Is that right?' : 'Why is it lower?'}
      </p>
      {isHigher ? (
        <Button size="large" onPress={() => onAnswer('right')}>
          Yes, it is right
        </Button>
      ) : (
        <Stack gap={3}>
          <Button size="large" onPress={() => onAnswer('right')}>
            The readings before were wrong
          </Button>
          <Button size="large" onPress={() => onAnswer('reset')}>
            The odometer was reset or replaced
          </Button>
        </Stack>
      )}
    </Stack>
  </Dialog>
);
