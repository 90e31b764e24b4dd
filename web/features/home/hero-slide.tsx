// One slide of the carousel: picture at the right, words on a calm ground at the left.
import type { Home } from '#contract/site/home.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Clauses } from '#web/ui/clauses.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

/** The picture is cut to a taller shape than its own, so it is drawn wider than its place. */
const SIZES = '(max-width: 599px) 160vw, (max-width: 991px) 120vw, max(74vw, 94rem)'

type Props = {
  home: Home
  at: number
  current: boolean
  withPicture: boolean
  onPicture: () => void
}

export function HeroSlide({ home, at, current, withPicture, onPicture }: Props) {
  const texts = useTexts('site/home/page')
  const slide = home.slides[at]
  if (!slide) return null
  const path = `slides.${at}`
  const onNavy = slide.ground === 'navy'
  // The first slide names the page.
  const Heading = at === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the pattern of the ARIA guide
    <div
      className={['slide', onNavy ? 'on-navy' : 'on-plate', current && 'is-current']
        .filter(Boolean)
        .join(' ')}
      role="group"
      aria-roledescription="slide"
      aria-label={texts.slide({ number: at + 1, count: home.slides.length })}
      inert={!current}
    >
      <div className="slide-media">
        {slide.picture && withPicture && (
          <Picture
            of={slide.picture}
            sizes={SIZES}
            first={at === 0}
            lang={langOf(home, `${path}.picture.alt`)}
            onLoad={onPicture}
            onError={onPicture}
          />
        )}
      </div>
      <div className="wrap">
        <div className="slide-text">
          <p className="kicker">
            <LocalText of={home} path={`${path}.kicker`} />
          </p>
          <Heading lang={langOf(home, `${path}.title`)}>
            <Clauses text={slide.title} />
          </Heading>
          <p className="lede">
            <LocalText of={home} path={`${path}.lede`} />
          </p>
          <p className="actions">
            {slide.button.label && (
              <SiteLink className={onNavy ? 'button light' : 'button'} to={slide.button.to}>
                <LocalText of={home} path={`${path}.button.label`} />
                <Icon name="arrow" />
              </SiteLink>
            )}
            {slide.second?.label && (
              <SiteLink className="button outline" to={slide.second.to}>
                <LocalText of={home} path={`${path}.second.label`} />
              </SiteLink>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
