import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../banner/banner.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { token } from '../theme/token.ts';
import { readCodes } from './bar-codes.ts';

const Picture = styled.video`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${token('text')};
  border-radius: ${token('radius')};
`;

interface CameraDialogProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

/** Reads one code after the other with the camera, until it is closed. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [last, setLast] = useState('');
  const scanned = useRef(onScan);
  useEffect(() => {
    scanned.current = onScan;
  });
  useEffect(() => {
    const ending = new AbortController();
    let stream: MediaStream | undefined;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (ending.signal.aborted || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      await readCodes(
        video.current,
        (code) => {
          setLast(code);
          scanned.current(code);
        },
        ending.signal,
      );
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start()
      .catch(() => setRefused(!ending.signal.aborted))
      .finally(stop);
    return () => {
      ending.abort();
      stop();
    };
  }, []);
  return (
    <Dialog title="Scan with the Camera" isOpen onOpenChange={onClose}>
      {isRefused ? (
        <Banner tone="danger" title="The camera can't be used">
          <p>Allow this page to use the camera in the settings of the browser, then try again.</p>
        </Banner>
      ) : (
        <>
          <Picture ref={video} muted playsInline aria-label="Picture of the camera" />
          <p role="status">{last ? `Read ${last}` : 'Hold a code into the picture.'}</p>
        </>
      )}
    </Dialog>
  );
}
