import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  max-inline-size: 100%;
  block-size: auto;
`;

export interface FilePictureProps {
  file: Blob;
  alt: string;
}

/** A picture that was read as a file. */
export function FilePicture({ file, alt }: FilePictureProps) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <Picture src={address} alt={alt} />;
}
