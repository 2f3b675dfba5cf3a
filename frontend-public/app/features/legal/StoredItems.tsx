import { Trans } from '@lingui/react/macro';

/** An item that the site stores in a visitor's browser. */
interface StoredItem {
  name: string;
  purpose: string;
  lasts: string;
}

const CELL = 'block p-0 text-start align-top md:table-cell md:px-4 md:py-3';

/** A table; on a phone each row is a block of lines. */
export function StoredItems({ caption, items }: { caption: string; items: readonly StoredItem[] }) {
  return (
    <table className="block w-full rounded-lg border border-line bg-surface text-sm md:table">
      <caption className="block px-4 pt-3 text-start font-bold md:table-caption md:px-0 md:pt-0 md:pb-2">
        {caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-line">
          <th scope="col" className={CELL}>
            <Trans>Nombre</Trans>
          </th>
          <th scope="col" className={CELL}>
            <Trans>Para qué sirve</Trans>
          </th>
          <th scope="col" className={CELL}>
            <Trans>Cuánto dura</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {items.map(({ name, purpose, lasts }) => (
          <tr
            key={name}
            className="block border-b border-line px-4 py-3 last:border-b-0 md:table-row md:p-0 md:last:border-b-0"
          >
            <th scope="row" className={`${CELL} font-bold md:w-44`}>
              <code className="font-sans break-all">{name}</code>
            </th>
            <td className={CELL}>{purpose}</td>
            <td className={`${CELL} text-muted md:w-48`}>
              <span className="md:hidden">
                <Trans>Duración:</Trans>{' '}
              </span>
              {lasts}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
