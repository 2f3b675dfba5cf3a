import { LIMITS } from '@hiring/contract';
import { describedBy } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';

interface FileDropProps {
  label: string;
  described: Parameters<typeof describedBy>[0];
  onPick: (file: File) => void;
}

const ACCEPT = LIMITS.cvExtensions.map((extension) => `.${extension}`).join(',');

/** The input covers the whole box: a click or a drop works anywhere on it. */
export function FileDrop({ label, described, onPick }: FileDropProps) {
  return (
    <div className="relative flex min-h-28 flex-col items-center justify-center gap-2 rounded-md border-2 border-dashed border-line-strong bg-surface p-4 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] hover:border-ink">
      <Icon name="upload" className="size-8 text-muted" />
      <span className="font-bold">{label}</span>
      <input
        type="file"
        accept={ACCEPT}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        {...describedBy(described)}
        onChange={(event) => {
          const picked = event.target.files?.[0];
          if (picked) onPick(picked);
          // Allows the same file to be chosen again after it was refused or removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
