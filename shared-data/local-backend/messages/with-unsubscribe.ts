import { answerUnsubscribe, type CallDatabase } from '../../supabase/functions/unsubscribe/unsubscribe.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/** The function that the one click of a mail program calls, besides what `handle` answers. */
export function withUnsubscribe(handle: Handler, secretKey: string, site: string): Handler {
  const call: CallDatabase = async (name, parameters, headers) =>
    handle(
      new Request(`http://localhost/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          ...headers,
          apikey: secretKey,
          Authorization: `Bearer ${secretKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(parameters),
      }),
    );
  return (request) =>
    new URL(request.url).pathname === '/functions/v1/unsubscribe'
      ? answerUnsubscribe(request, site, call)
      : handle(request);
}
