import type { SendRequest } from './send-request.ts';

/** Asks the person for a new code of the second factor; resolves to whether they have confirmed. Never rejects. */
export type AskForCode = () => Promise<boolean>;

/** Sends a request again once the person has confirmed with a new code, where the server asked for one. */
export const repeatConfirmed =
  (send: SendRequest, askForCode: AskForCode): SendRequest =>
  async (build) => {
    const answer = await send(build);
    if (answer.success || answer.error.kind !== 'unconfirmed' || answer.error.field !== 'again')
      return answer;
    return (await askForCode()) ? send(build) : answer;
  };
