import { messageFor } from '@pitlane/shared-data/data-error';
import { type EstimateLine, useWithdrawLine } from '@pitlane/shared-data/estimates';
import { MenuButton } from '@pitlane/shared-ui/core';
import { EllipsisVertical, ListChecks, Pencil, Trash2 } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import type { Details } from './use-line-details.ts';

interface LineMenuProps {
  line: EstimateLine;
  details: Details;
  isClosed: boolean;
  /** A change of this decided line waits for an answer. */
  isBeingReplaced: boolean;
  /** Of a decided line. */
  onChange?: (() => void) | undefined;
}

/** What else can be done with a line. */
export function LineMenu({ line, details, isClosed, isBeingReplaced, onChange }: LineMenuProps) {
  const withdraw = useWithdrawLine();
  const { line_id, description, status } = line;
  const remove = () =>
    withdraw.mutate(line_id, {
      onSuccess: () => notify.success(`${description} withdrawn`),
      onError: (error) => notify.failure(messageFor(error, 'Failed to withdraw the line')),
    });
  return (
    <MenuButton
      variant="quiet"
      icon={EllipsisVertical}
      label={`More for ${description}`}
      isLabelHidden
      items={[
        {
          id: 'details',
          label: details.isOpen ? 'Hide texts and photos' : 'Texts and photos',
          icon: ListChecks,
          onAction: details.toggle,
        },
        ...(onChange && !isClosed && !isBeingReplaced
          ? [
              {
                id: 'change',
                label: status === 'declined' ? 'Propose again' : 'Change',
                icon: Pencil,
                onAction: onChange,
              },
            ]
          : []),
        ...(!isClosed && status === 'proposed'
          ? [{ id: 'withdraw', label: 'Withdraw', icon: Trash2, isDanger: true, onAction: remove }]
          : []),
      ]}
    />
  );
}
