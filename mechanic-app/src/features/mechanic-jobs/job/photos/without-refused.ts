interface Album {
  unsent: readonly { refusal: string | undefined }[];
}

/** An album without the photos that the server has refused: every screen says those at its top. */
export const withoutRefused = <Given extends Album>(album: Given): Given => ({
  ...album,
  unsent: album.unsent.filter(({ refusal }) => !refusal),
});
