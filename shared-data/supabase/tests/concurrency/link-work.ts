import { connect, type Workshop } from '../support/workshop.ts';
import { callAndRecord, type Operation, someKey } from './recorded-calls.ts';

interface LinkPage {
  lines: { line_id: number; version: number; status: string }[];
}

/** Makes the link of a request, and answers with it what waits, as someone without a login. */
export const answerByLink =
  (workshop: Workshop): Operation =>
  async (client, books, random) => {
    const { data } = await client
      .from('request_lines')
      .select('request_id')
      .eq('status', 'proposed')
      .not('sent_at', 'is', null)
      .limit(20);
    const request_id = data?.length ? random.pick(data).request_id : random.pick(books.requests);
    const link = await callAndRecord<{ token: string }>(client, books, 'create_link', { request_id });
    if (!link) return;
    if (random.chance(0.1)) await callAndRecord(client, books, 'revoke_link', { request_id });
    const visitor = connect(workshop.backend);
    const { token } = link;
    const page = await callAndRecord<LinkPage>(visitor, books, 'open_link', { token });
    await callAndRecord(visitor, books, 'link_photos', { token });
    await callAndRecord(visitor, books, 'link_invoice', { token });
    const waiting = page?.lines.filter(({ status }) => status === 'proposed') ?? [];
    await callAndRecord(visitor, books, 'answer_by_link', {
      token,
      decisions: waiting.map(({ line_id, version }) => ({ line_id, version, approve: random.chance(0.6) })),
      decided_by_name: 'Asha',
      ...someKey(random),
    });
  };
