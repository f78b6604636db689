import { answerUnsubscribe } from '../../supabase/functions/unsubscribe/unsubscribe.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** The function that the one click of a mail program calls, besides what `handle` answers. */
export function withUnsubscribe(handle: Handler, publishableKey: string, site: string): Handler {
  const call = async (name: string, parameters: Record<string, unknown>) =>
    handle(
      new Request(`http://localhost/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(parameters),
      }),
    );
  return (request) =>
    new URL(request.url).pathname === '/functions/v1/unsubscribe'
      ? answerUnsubscribe(request, site, call)
      : handle(request);
}
