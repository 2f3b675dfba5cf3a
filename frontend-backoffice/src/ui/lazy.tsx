import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** A screen whose script is read when it is drawn, or before by `read`. */
export type Lazy<Props extends object> = ComponentType<Props> & { read: () => Promise<unknown> };

/**
 * React's `lazy` for a screen by its name. Once its script is read it comes without a fallback, of which React shows at
 * least 300 ms.
 */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let Screen: ComponentType<Props> | undefined;
  const read = async () => (Screen = (await load())[name] as ComponentType<Props>);
  const Waiting = lazy(async () => ({ default: await read() })) as unknown as ComponentType<Props>;

  function Lazily(props: Props) {
    const [Shown] = useState(() => Screen ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Lazily, { read });
}

/** The same with its own `Suspense`: a dialog, a menu or a bar is nothing until it is read. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): Lazy<PropsOf<Module[Name]>> {
  const Read = lazyScreen(load, name);
  const Later: ComponentType<PropsOf<Module[Name]>> = (props) => (
    <Suspense fallback={fallback}>
      <Read {...props} />
    </Suspense>
  );
  return Object.assign(Later, { read: Read.read });
}

/** Reads scripts that will soon be needed. A failure is shown where one is drawn, which reads it again. */
export function preload(...screens: readonly Partial<Pick<Lazy<object>, 'read'>>[]): void {
  if (navigator.onLine) for (const { read } of screens) void read?.().catch(() => undefined);
}
