// Magnifies a picture where the mouse points; loaded with the first mouse that does.

/** While it is looked into, a picture is drawn from the finest the store has. */
const FINE = '1920px'

const looked = new WeakSet<HTMLElement>()

/** Looks into the picture of a plate until the pointer leaves it. */
export function magnify(plate: HTMLElement) {
  const picture = plate.querySelector('img')
  if (!picture || looked.has(plate)) return
  looked.add(plate)
  const { sizes } = picture
  picture.sizes = FINE
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = plate.getBoundingClientRect()
    plate.style.setProperty('--x', `${((clientX - left) / width) * 100}%`)
    plate.style.setProperty('--y', `${((clientY - top) / height) * 100}%`)
    plate.dataset.close = ''
  }
  const leave = () => {
    looked.delete(plate)
    delete plate.dataset.close
    picture.sizes = sizes
    plate.removeEventListener('pointermove', point)
  }
  plate.addEventListener('pointermove', point)
  plate.addEventListener('pointerleave', leave, { once: true })
}
