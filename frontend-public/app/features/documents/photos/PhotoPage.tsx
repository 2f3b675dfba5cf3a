import { t } from '@lingui/core/macro';
import { Icon, type IconName } from '../../../ui/Icon';

export interface Photo {
  /** An object URL. */
  url: string;
  /** As it was taken. */
  file: File;
  /** Made ready to be a page. */
  blob: Blob;
}

interface PhotoPageProps {
  photo: Photo;
  number: number;
  last: number;
  disabled: boolean;
  /** `to`: zero-based position. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One page with its buttons. */
export function PhotoPage({ photo, number, last, disabled, onMove, onRemove }: PhotoPageProps) {
  const actions: { icon: IconName; label: string; off: boolean; run: () => void }[] = [
    {
      icon: 'arrow-left',
      label: t`Página ${number}: ponerla antes`,
      off: number === 1,
      run: () => onMove(number - 2),
    },
    {
      icon: 'arrow-right',
      label: t`Página ${number}: ponerla después`,
      off: number === last,
      run: () => onMove(number),
    },
    { icon: 'close', label: t`Página ${number}: quitarla`, off: false, run: onRemove },
  ];
  return (
    <li className="overflow-hidden rounded-md border border-line bg-sand">
      <img src={photo.url} alt={t`Página ${number}`} className="aspect-[3/4] w-full object-contain" />
      <div className="flex items-center justify-between bg-surface">
        {actions.map(({ icon, label, off, run }) => (
          <button
            key={icon}
            type="button"
            aria-label={label}
            disabled={disabled || off}
            onClick={run}
            className="grid size-11 place-items-center hover:bg-sand disabled:opacity-40"
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </li>
  );
}
