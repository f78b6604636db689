import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Receiver {
  port: number;
  /** Each mail as it came, headers and all. */
  mails: string[];
  close: () => Promise<void>;
}

const listen = async (server: Server | SMTPServer, mails: string[]): Promise<Receiver> => {
  const socketServer = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (socketServer.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};

interface Behaviour {
  /** The answer to every recipient, such as 451 or 550; by default accepted. */
  refusal?: number;
  /** TLS from the start. */
  secure?: boolean;
  /** Offers to go over to TLS. */
  startTls?: boolean;
  /** By default one that nobody has signed. */
  certificate?: { key: string; cert: string };
  /** Runs when a mail has arrived, before that is confirmed. */
  onMail?: () => Promise<void>;
}

/** A real SMTP server in this process. */
export function startSmtp({
  refusal,
  secure = false,
  startTls = false,
  certificate,
  onMail = async () => {},
}: Behaviour = {}): Promise<Receiver> {
  const mails: string[] = [];
  const server = new SMTPServer({
    secure,
    ...certificate,
    authOptional: true,
    hideSTARTTLS: !startTls,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_, __, callback) =>
      callback(refusal ? Object.assign(new Error('No such mailbox'), { responseCode: refusal }) : null),
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        onMail().then(() => callback(), callback);
      });
    },
  });
  // A client that does not trust the certificate goes away.
  server.on('error', () => {});
  return listen(server, mails);
}

/** Refuses one step of the conversation with this answer, and agrees to everything else. */
export function startRefusingSmtp(
  step: 'greeting' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'content',
  answer: string,
) {
  const server = createServer((socket) => {
    let isContent = false;
    const say = (to: string, fine: string) => socket.write(`${to === step ? answer : fine}\r\n`);
    socket.on('error', () => {});
    say('greeting', '220 receiver');
    socket.on('data', (data) => {
      const text = data.toString();
      const command = ['MAIL FROM', 'RCPT TO', 'DATA'].find((each) => text.startsWith(each)) ?? '';
      if (isContent && text.endsWith('\r\n.\r\n')) {
        isContent = false;
        say('content', '250 fine');
      } else if (!isContent) {
        isContent = command === 'DATA' && step !== 'DATA';
        say(command, isContent ? '354 go on' : '250 fine');
      }
    });
  });
  return listen(server, []);
}

/** Greets and agrees to everything until the content, then hangs or drops the line. */
export async function startBrokenSmtp(kind: 'hangs' | 'drops'): Promise<Receiver> {
  const mails: string[] = [];
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 receiver\r\n');
    socket.on('data', (data) => {
      if (!/^DATA\r\n/m.test(data.toString())) socket.write('250 fine\r\n');
      else if (kind === 'drops') socket.destroy();
    });
  });
  const receiver = await listen(server, mails);
  return {
    ...receiver,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return receiver.close();
    },
  };
}
