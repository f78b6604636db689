import type { RemoteModule } from '@pitlane/shared-data/remote-contract';
import type { ComponentType } from 'react';
import { useHref, useNavigate } from 'react-router';

const framed = new WeakMap<ComponentType, ComponentType>();

/** Wraps a screen in its remote's frame. Cached, because a new component would lose the screen's state. */
export function withFrame(Screen: ComponentType, Frame: RemoteModule['Frame']): ComponentType {
  if (!Frame) return Screen;
  const known = framed.get(Screen);
  if (known) return known;
  const FramedScreen = () => {
    const navigate = useNavigate();
    return (
      <Frame navigate={navigate} useHref={useHref}>
        <Screen />
      </Frame>
    );
  };
  framed.set(Screen, FramedScreen);
  return FramedScreen;
}
