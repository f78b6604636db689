import { messageFor } from '@pitlane/shared-data/data-error';
import { lineStateOf, type RequestEstimate, useSendEstimate } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { describeSending, useTold } from '@pitlane/shared-data/messages';
import { Button, Cluster } from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

/** Where the garage lets mechanics send estimates; elsewhere it says who does. */
export function SendEstimate({ estimate }: { estimate: RequestEstimate }) {
  const send = useSendEstimate();
  const told = useTold();
  const { request_id, lines, may_send } = estimate;
  const isAny = lines.some((line) => ['to_price', 'to_send'].includes(lineStateOf(line)));
  if (!isAny) return null;
  if (!may_send) return <p>A manager prices what you propose and sends it to the customer.</p>;
  return (
    <Cluster>
      <Button
        variant="primary"
        size="large"
        icon={Mail}
        isPending={send.isPending}
        pendingLabel="Sending..."
        onPress={() =>
          send.mutate(request_id, {
            onSuccess: async (sent) => {
              const what = `${formatCountOf(sent.lines, 'line')}, ${formatMoney(sent.amount)}`;
              const reach = await told(request_id, 'estimate_to_answer');
              if (reach?.problem) {
                notify.failure(`Nothing could be sent: ${reach.problem}. A manager asks the customer.`);
              } else notify.success(`Estimate ${reach ? describeSending(reach) : 'sent'}: ${what}`);
            },
            onError: (error) => notify.failure(messageFor(error, 'Failed to send the estimate')),
          })
        }
      >
        Send estimate
      </Button>
    </Cluster>
  );
}
