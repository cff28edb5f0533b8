package dev.wami.wasmbinary.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Places of boxes in layers, arrows downwards: a box is below all that lead to it but by an arrow back (the longest
 * path), boxes of a layer are ordered by the mean of their neighbours (barycentre), and arrows over several layers have
 * a place in each. The method of Sugiyama, Tagawa and Toda (1981).
 */
final class Layout {
    private static final int SWEEPS = 12;

    /** With more places of arrows than this, long ones are straight. */
    private static final int MOST_PLACES = 100_000;

    private static final double GAP = 24;
    private static final double LAYER_GAP = 44;

    /** A box, or the place of an arrow in a layer that it goes through. */
    private static final class Place {
        final int layer;
        final double width;
        final double height;
        final List<Place> above = new ArrayList<>();
        final List<Place> below = new ArrayList<>();
        double x;
        double y;
        double wish;

        Place(int layer, double width, double height) {
            this.layer = layer;
            this.width = width;
            this.height = height;
        }
    }

    /** A point. */
    record Point(double x, double y) {}

    private final Graph graph;
    private final List<List<Place>> layers = new ArrayList<>();
    private final Place[] boxes;
    private final List<List<Place>> routes = new ArrayList<>();
    private final boolean[] backward;
    private double width;
    private double height;

    /** @param sizes the width and height of each node */
    Layout(Graph graph, double[][] sizes) {
        this.graph = graph;
        int count = graph.nodes().size();
        boxes = new Place[count];
        backward = new boolean[graph.edges().size()];
        int[] layer = layers(count);
        for (int i = 0; i < count; i++) {
            boxes[i] = new Place(layer[i], sizes[i][0], sizes[i][1]);
            add(boxes[i]);
        }
        routes();
        order();
        coordinates();
    }

    private void add(Place place) {
        while (layers.size() <= place.layer) layers.add(new ArrayList<>());
        layers.get(place.layer).add(place);
    }

    /** Finds the arrows back by a search in depth, and the layers by its order. */
    private int[] layers(int count) {
        List<List<Integer>> out = new ArrayList<>();
        for (int i = 0; i < count; i++) out.add(new ArrayList<>());
        for (int e = 0; e < graph.edges().size(); e++) {
            out.get(graph.edges().get(e).from()).add(e);
        }
        int[] state = new int[count];
        int[] next = new int[count];
        int[] finished = new int[count];
        int done = 0;
        int[] path = new int[count];
        for (int start = 0; start < count; start++) {
            if (state[start] != 0) continue;
            int depth = 0;
            path[0] = start;
            state[start] = 1;
            while (depth >= 0) {
                int node = path[depth];
                if (next[node] == out.get(node).size()) {
                    state[node] = 2;
                    finished[done++] = node;
                    depth--;
                    continue;
                }
                int e = out.get(node).get(next[node]++);
                int to = graph.edges().get(e).to();
                backward[e] = state[to] == 1;
                if (state[to] != 0) continue;
                state[to] = 1;
                path[++depth] = to;
            }
        }
        int[] layer = new int[count];
        for (int i = count - 1; i >= 0; i--) {
            int node = finished[i];
            for (int e : out.get(node)) {
                int to = graph.edges().get(e).to();
                if (!backward[e]) layer[to] = Math.max(layer[to], layer[node] + 1);
            }
        }
        return layer;
    }

    private void routes() {
        long places = 0;
        for (Graph.Edge e : graph.edges()) {
            places += Math.max(0, Math.abs(boxes[e.from()].layer - boxes[e.to()].layer) - 1);
        }
        boolean straight = places > MOST_PLACES;
        for (int i = 0; i < graph.edges().size(); i++) {
            Graph.Edge e = graph.edges().get(i);
            Place from = boxes[backward[i] ? e.to() : e.from()];
            Place to = boxes[backward[i] ? e.from() : e.to()];
            List<Place> route = new ArrayList<>(List.of(from));
            Place last = from;
            for (int layer = from.layer + 1; layer < to.layer && !straight; layer++) {
                Place through = new Place(layer, 8, 0);
                add(through);
                last.below.add(through);
                through.above.add(last);
                route.add(through);
                last = through;
            }
            if (from != to) {
                last.below.add(to);
                to.above.add(last);
            }
            route.add(to);
            routes.add(route);
        }
    }

    private static double mean(List<Place> neighbours, double otherwise) {
        double sum = 0;
        for (Place p : neighbours) sum += p.x;
        return neighbours.isEmpty() ? otherwise : sum / neighbours.size();
    }

    /** The order in each layer; while it is sought, x is the position in it. */
    private void order() {
        for (List<Place> layer : layers) number(layer);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean down = sweep % 2 == 0;
            for (int i = 0; i < layers.size(); i++) {
                List<Place> layer = layers.get(down ? i : layers.size() - 1 - i);
                for (Place p : layer) p.wish = mean(down ? p.above : p.below, p.x);
                layer.sort(Comparator.comparingDouble(p -> p.wish));
                number(layer);
            }
        }
    }

    private static void number(List<Place> layer) {
        for (int i = 0; i < layer.size(); i++) layer.get(i).x = i;
    }

    private void coordinates() {
        double top = GAP;
        for (List<Place> layer : layers) {
            double x = 0;
            double most = 0;
            for (Place p : layer) {
                p.x = x + p.width / 2;
                x += p.width + GAP;
                most = Math.max(most, p.height);
            }
            for (Place p : layer) {
                p.x -= x / 2;
                p.y = top + most / 2;
            }
            top += most + LAYER_GAP;
        }
        height = top;
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean down = sweep % 2 == 0;
            for (int i = 0; i < layers.size(); i++) {
                List<Place> layer = layers.get(down ? i : layers.size() - 1 - i);
                for (Place p : layer) p.wish = mean(down ? p.above : p.below, p.x);
                spread(layer);
            }
        }
        double least = Double.MAX_VALUE;
        double most = 0;
        for (List<Place> layer : layers) {
            for (Place p : layer) least = Math.min(least, p.x - p.width / 2);
        }
        for (List<Place> layer : layers) {
            for (Place p : layer) {
                p.x += GAP - least;
                most = Math.max(most, p.x + p.width / 2);
            }
        }
        width = most + GAP;
    }

    /** As near to the wishes as the order lets: between what pushing to the right gives, and pushing to the left. */
    private static void spread(List<Place> layer) {
        int count = layer.size();
        double[] right = new double[count];
        double[] left = new double[count];
        for (int i = 0; i < count; i++) {
            right[i] = layer.get(i).wish;
            if (i > 0) right[i] = Math.max(right[i], right[i - 1] + distance(layer, i));
        }
        for (int i = count - 1; i >= 0; i--) {
            left[i] = layer.get(i).wish;
            if (i < count - 1) left[i] = Math.min(left[i], left[i + 1] - distance(layer, i + 1));
        }
        for (int i = 0; i < count; i++) layer.get(i).x = (right[i] + left[i]) / 2;
    }

    private static double distance(List<Place> layer, int i) {
        return (layer.get(i - 1).width + layer.get(i).width) / 2 + GAP;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /** The middle of a box. */
    Point box(int node) {
        return new Point(boxes[node].x, boxes[node].y);
    }

    boolean isBackward(int edge) {
        return backward[edge];
    }

    /** The points of an arrow, from its begin to its end. */
    List<Point> route(int edge) {
        Place[] route = routes.get(edge).toArray(new Place[0]);
        int last = route.length - 1;
        Point[] points = new Point[route.length];
        for (int i = 0; i <= last; i++) {
            double y = route[i].y;
            if (i == 0) y += route[i].height / 2;
            if (i == last) y -= route[i].height / 2;
            points[backward[edge] ? last - i : i] = new Point(route[i].x, y);
        }
        return Arrays.asList(points);
    }
}
