/** The part of the package that the tests' Realtime server uses; it has no types of its own. */
declare module 'ws' {
  interface Socket {
    on(event: 'message', listener: (data: { toString(): string }) => void): void;
    send(text: string): void;
    terminate(): void;
  }
  export class WebSocketServer {
    constructor(options: { host: string; port: number });
    clients: Set<Socket>;
    address(): { port: number };
    once(event: 'listening', listener: () => void): void;
    on(event: 'connection', listener: (socket: Socket) => void): void;
    close(done: () => void): void;
  }
}
