import { SiteLink } from '../../ui/SiteLink';
import { SERVICES } from '../home/services';

/** The six services with their drawings, each with a link to its page. */
export function ServiceCards() {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {SERVICES().map(({ to, name, text, Art }) => (
        <li key={to} className="group relative grid grid-cols-[7.5rem_1fr] items-start gap-4 sm:block">
          <div className="overflow-hidden rounded-lg">
            <Art />
          </div>
          <div>
            <h3 className="text-lg sm:mt-4">
              {/* The link covers the whole card. */}
              <SiteLink
                to={to}
                className="underline decoration-line-strong underline-offset-4 group-hover:decoration-2 after:absolute after:inset-0"
              >
                {name}
              </SiteLink>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
