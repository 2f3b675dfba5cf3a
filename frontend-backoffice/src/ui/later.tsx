import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * React's `lazy` for a screen by its name. `read` asks for its script before it is drawn: once it is here, the screen
 * comes without a fallback, of which React shows at least 300 ms.
 */
export function lazily<Module>(load: () => Promise<Module>, name: keyof Module) {
  let Screen: ComponentType<object> | undefined;
  const read = async () => (Screen = (await load())[name] as ComponentType<object>);
  const Waiting = lazy(async () => ({ default: await read() }));

  function Lazily(props: object) {
    const [Shown] = useState(() => Screen ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Lazily, { read });
}

/** The same with its own `Suspense`: a dialog, a menu or a bar is nothing until it is read. */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): ComponentType<PropsOf<Module[Name]>> {
  const Read = lazily(load, name);
  return (props) => (
    <Suspense fallback={fallback}>
      <Read {...props} />
    </Suspense>
  );
}
