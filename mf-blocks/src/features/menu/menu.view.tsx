import type { ReactElement } from 'react';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './menu.messages';
import { type Dish, type MenuSection, readMenu, type SectionedMenu } from './read-menu';
import './menu.css';

/**
 * Menus under each other, all of them in the HTML. Where there are several, links above lead to them; the style sheet shows
 * one at a time where scripts run, and the script makes tabs of the links.
 */
export function element({ block }: PropsOf, host: ViewHost<typeof messages>): ReactElement {
  const { menus, headingLevel } = readMenu(block.settings);
  const idOf = (index: number): string => `block-${block.id}-menu-${index + 1}`;
  return (
    <div className={`blocks-menu${menus.length > 1 ? ' blocks-menu--tabs' : ''}`}>
      {menus.length > 1 && (
        <ul className="blocks-menu__tabs" aria-label={host.text('menus')} data-menu-tabs="" {...LIST}>
          {menus.map(({ title }, index) => (
            <li key={index}>
              <a className="blocks-menu__tab" id={`${idOf(index)}-tab`} href={`#${idOf(index)}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {menus.map((menu, index) => (
        <Panel key={index} id={idOf(index)} menu={menu} level={headingLevel} />
      ))}
    </div>
  );
}

/** A list without bullets is one to every browser only where it is said. */
const LIST = { role: 'list' };

interface PanelProps {
  readonly id: string;
  readonly menu: SectionedMenu;
  /** Rank of the menu’s name. */
  readonly level: 2 | 3;
}

function Panel({ id, menu: { title, description, sections }, level }: PanelProps): ReactElement {
  const Name = `h${level}` as const;
  return (
    <div className="blocks-menu__panel" id={id} data-menu-panel="">
      <Name className="blocks-menu__name">{title}</Name>
      {description && <p className="blocks-menu__note">{description}</p>}
      {sections.map((section, index) => (
        <Section key={index} section={section} level={level} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<PanelProps, 'level'> {
  readonly section: MenuSection;
}

function Section({ section: { title, description, dishes }, level }: SectionProps): ReactElement {
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div className="blocks-menu__section">
      {title && <Heading className="blocks-menu__heading">{title}</Heading>}
      {description && <p className="blocks-menu__note">{description}</p>}
      {dishes.length > 0 && (
        <ul className="blocks-menu__dishes" {...LIST}>
          {dishes.map((dish, index) => (
            <DishEntry key={index} dish={dish} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DishEntry({ dish: { title, description, price, tags } }: { readonly dish: Dish }): ReactElement {
  return (
    <li className="blocks-menu__dish">
      <p className="blocks-menu__title">{title}</p>
      {price && <p className="blocks-menu__price">{price}</p>}
      {description && <p className="blocks-menu__description">{description}</p>}
      {tags.length > 0 && (
        <ul className="blocks-menu__tags" {...LIST}>
          {tags.map((tag, index) => (
            <li key={index} className="blocks-menu__tag">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
