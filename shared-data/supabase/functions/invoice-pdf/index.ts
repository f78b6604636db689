import { makeAttachment } from './bundled-attachment.js';

const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

/**
 * Makes the PDF of what `invoice_to_attach` returns. Called by deliver-messages, with the secret key, for each invoice of
 * its own: a call may use two seconds of the processor, and one that needs more ends without ending the delivery.
 */
Deno.serve(async (request) => {
  if (request.headers.get('Authorization') !== `Bearer ${key}`) return new Response(null, { status: 403 });
  const { name, type, content } = await makeAttachment(await request.json());
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  return new Response(content, { headers });
});
