import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon';

type AlertLook = 'info' | 'danger' | 'success' | 'warning';

const LOOKS: Record<AlertLook, { tone: string; icon: IconName }> = {
  info: { tone: 'tone-blue', icon: 'info' },
  danger: { tone: 'tone-red', icon: 'alert' },
  success: { tone: 'tone-green', icon: 'check' },
  warning: { tone: 'tone-yellow', icon: 'alert' },
};

interface AlertProps {
  look?: AlertLook;
  title?: string;
  children?: ReactNode;
  /** `alert` for new errors, `status` for news, none for permanent notes. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

export function Alert({ look = 'info', title, children, role, ref }: AlertProps) {
  const { tone, icon } = LOOKS[look];
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={`badge ${tone} flex gap-3 rounded-md p-4`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 grow space-y-2">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** The error of a whole form, read aloud when it appears; nothing without a text. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Alert look="danger" role="alert">
      <p>{text}</p>
    </Alert>
  );
}
